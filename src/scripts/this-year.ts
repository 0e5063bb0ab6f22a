// The copyright names the visitor's year, also when the page was built in another.
const year = document.querySelector('body > footer time');
if (year) year.textContent = `${new Date().getFullYear()}`;

export {};
