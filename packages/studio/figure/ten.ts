// Ten small people, of whom none to all are filled: a row for each number, and a view to show it by.
import { ground } from './colours.ts';

const filled = '#4f86aa';
const HIGH = 24;
const person =
  '<symbol id="p" viewBox="0 0 12 24"><circle cx="6" cy="5" r="3.2"/><path d="M1.5 22v-6.5a4.5 4.5 0 0 1 9 0V22z"/></symbol>';

export function peopleOfTen(): string {
  const rows = Array.from({ length: 11 }, (_row, count) => {
    const people = Array.from({ length: 10 }, (_one, index) => {
      const look = index < count ? ` fill="${filled}" stroke="${filled}"` : '';
      return `<use href="#p" x="${index * 12}" y="${count * HIGH}" width="12" height="24"${look}/>`;
    });
    return `<view id="n${count}" viewBox="0 ${count * HIGH} 120 ${HIGH}"/>${people.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 ${11 * HIGH}" fill="none" stroke="${ground}" stroke-width="1.3">${person}${rows.join('')}</svg>\n`;
}
