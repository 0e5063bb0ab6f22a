// The hours stand in five places, and may differ on purpose. Whether they do is for the practice to say.
import { ofKind, type Source } from '../read/source.ts';
import type { Obstacle } from './obstacle.ts';

export function differingHours(sources: Source[]): Obstacle {
  const practices = ofKind(sources, 'practice').filter(({ data }) => data.hours && !data.hours.differ);
  return {
    whose: 'the practice',
    counted: ['set of hours', 'sets of hours'],
    says: 'The opening hours are shown in five places. Read them side by side. Where they differ on purpose, say why in "differ"; else make them the same.',
    where: practices.flatMap((source) => {
      const {
        footer = [],
        conditionPage,
        servicePage,
        contactPage = [],
        confirmed,
      } = source.data.hours ?? {};
      const lines = (some: { days?: string; time?: string }[]) =>
        some.map(({ days, time }) => `${days} ${time}`).join(', ');
      const shown = {
        footer: lines(footer),
        conditionPage,
        servicePage,
        contactPage: lines(contactPage),
        confirmed: `${confirmed?.days?.join(', ')}, ${confirmed?.opens} to ${confirmed?.closes}`,
      };
      return Object.entries(shown).map(([name, note]) => ({
        file: source.file,
        line: source.lineOf(['hours', name]),
        note: `${name}: ${note}`,
      }));
    }),
  };
}
