// What a long page gains, it gains once everything else is there.
if (document.querySelector('.long, .tools')) addEventListener('load', () => void import('../long-page.ts'));

export {};
