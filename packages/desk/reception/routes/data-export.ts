import { formName } from '../../format/text.ts';
import type { Database } from '../../store/database.ts';
import { auditLogOf } from '../queries/audit-log.ts';
import { notesOf, type DeskRequest } from '../queries/requests.ts';

/** Everything that is kept about one person, for that person. */
export async function everythingAbout(
  database: Database,
  requests: DeskRequest[],
  now: Date,
): Promise<object> {
  return {
    exportedAt: now.toISOString(),
    requests: await Promise.all(
      requests.map(async (request) => ({
        number: request.id,
        receivedAt: request.receivedAt.toISOString(),
        form: formName(request),
        ...request.payload,
        state: request.state,
        privacyNotice: request.notice ?? null,
        notes: (await notesOf(database, request.id)).map(({ at, by, text }) => ({ at, by, text })),
        history: (await auditLogOf(database, request.id)).map(({ at, by, what, detail }) => ({
          at,
          by: by ?? null,
          what,
          detail,
        })),
      })),
    ),
  };
}
