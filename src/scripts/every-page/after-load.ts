// What a page gains, it gains once everything else is there.
addEventListener('load', () => void import('../after-load.ts'));

export {};
