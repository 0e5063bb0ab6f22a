import { blogPath, conditionPath, servicePath } from '#lib/routes.ts';
import type { Kind } from '#schemas/kinds.ts';

/** The address of the page that a file becomes, for the kinds that become pages. */
export const addressOf: Partial<Record<Kind, (id: string) => string>> = {
  conditions: conditionPath,
  services: servicePath,
  blog: blogPath,
};
