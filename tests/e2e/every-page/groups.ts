// Pages in a few groups: one test goes through a group with one browser page, which is much faster than a test for each,
// and the groups are spread over the workers.
const SIZE = 6;

export const inGroups = (addresses: readonly string[]) =>
  Array.from({ length: Math.ceil(addresses.length / SIZE) }, (_, index) => {
    const members = addresses.slice(index * SIZE, (index + 1) * SIZE);
    return { name: `${members[0]} to ${members.at(-1)}`, members };
  });
