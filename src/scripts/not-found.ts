// Some hosts answer every unknown address with the root 404 page. It then shows the text that fits the address.
const texts = [...document.querySelectorAll<HTMLElement>('[data-for]')];
const fitting = texts.findLast(({ dataset }) => location.pathname.startsWith(dataset.for ?? ''));
for (const text of texts) text.hidden = text !== fitting;
if (fitting) document.title = fitting.querySelector('h1')?.textContent ?? document.title;
