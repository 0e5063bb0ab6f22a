// Requests to the API. Every failure has a message for the writer.
import useSWR, { mutate, type SWRConfiguration } from 'swr';
import type { Refusal } from '../../api/types.ts';

const API = '/editor/api';

export class RefusedError extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }
}

const OFFLINE =
  'The editor does not answer. Check the connection, then try again: what you have typed is still here.';

/** Sends JSON, or a file as it is. Throws a RefusedError. */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const isFile = body instanceof Blob;
  const response = await fetch(API + path, {
    method,
    signal,
    ...(body !== undefined && {
      headers: { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' },
      body: isFile ? body : JSON.stringify(body),
    }),
  }).catch(() => undefined);
  if (!response) throw new RefusedError(0, { message: OFFLINE });
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  const answer: unknown = isJson ? await response.json() : { message: await response.text() };
  if (!response.ok) throw new RefusedError(response.status, answer as Refusal);
  return answer as T;
}

export const get = <T>(path: string) => request<T>('GET', path);

const quietly = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** Fetches once for all components. A focused tab does not fetch again. */
export const useData = <T>(path: string | undefined, options?: SWRConfiguration<T, RefusedError>) =>
  useSWR<T, RefusedError>(path, get<T>, { ...quietly, ...options });

/** A page that has waited for its data does not fetch it again when it appears. */
const once = { ...quietly, dedupingInterval: 5000 };

/** Suspends until the data is there. Errors go to the error boundary, which offers to try again. */
export const useLoaded = <T>(path: string) =>
  useSWR<T, RefusedError, { suspense: true }>(path, get<T>, { ...once, suspense: true });

/** Fetches again what shows the states of pages. */
export const reloadLists = () => Promise.all([mutate('/list'), mutate('/overview')]);

export const pictureAddress = (picture: string) => API + picture;

/** The pictures that the server takes. Some file dialogs know HEIC only by its extension. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';
