// The data of the site search, fetched on its first use.
import { searchData } from '#queries/search.ts';

export const GET = async () => Response.json(await searchData());
