// What the search looks through: fetched only by who reaches for it.
import { searchData } from '#queries/search.ts';

export const GET = async () => Response.json(await searchData());
