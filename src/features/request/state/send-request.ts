import { jsonPart } from '@/config/forms';
import type { AppointmentRequest, RequestAnswer, RequestRefusal } from '@/contracts/appointment-request';

/** What became of a try to send a request. `message` is the gateway's, for analytics only. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly reference?: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: RequestRefusal };

type Attached = {
  /** By field. */
  readonly files: readonly (readonly [string, Blob])[];
  /** Told how much of the files has left, 0 to 1. */
  readonly onProgress: (sent: number) => void;
};

type Answer = { readonly status: number; readonly body: unknown };

const address = '/api/scheduling/request';
const ownPage = { 'x-requested-with': 'foyer' };
/** Longer than the server waits for the gateway. */
const deadlineMs = 15_000;
/** As long as the server lets files take, and for the gateway afterwards. */
const filesDeadlineMs = 135_000;

/**
 * Sends a request to the site's own endpoint. What is said travels in the body.
 * @requirement J3 J9
 */
export async function sendRequest(
  request: AppointmentRequest,
  { files, onProgress }: Attached,
): Promise<SendOutcome> {
  try {
    const { status, body } =
      files.length > 0 ? await postFiles(request, { files, onProgress }) : await postJson(request);
    // Our own server checked what it sends; checking again would put its schemas into the browser.
    if (status === 400 || status === 429) return { kind: 'refused', refusal: body as RequestRefusal };
    if (status !== 200) return { kind: 'failed', message: '' };
    const taken = body as RequestAnswer;
    if (taken.error) return { kind: 'failed', message: taken.message };
    const { error: _none, ...told } = taken;
    return { kind: 'sent', ...told };
  } catch {
    return { kind: 'failed', message: '' };
  }
}

async function postJson(request: AppointmentRequest): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownPage },
    body: JSON.stringify(request),
    cache: 'no-store',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(deadlineMs),
  });
  return { status: response.status, body: await response.json() };
}

/** `fetch` does not tell how far the sending is. The files go without their names: those may say who the patient is. */
function postFiles(request: AppointmentRequest, { files, onProgress }: Attached): Promise<Answer> {
  const form = new FormData();
  form.append(jsonPart, JSON.stringify(request));
  for (const [name, blob] of files) form.append(name, blob, name);
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open('POST', address);
    for (const [name, value] of Object.entries(ownPage)) sending.setRequestHeader(name, value);
    sending.timeout = filesDeadlineMs;
    sending.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    sending.onload = () => {
      try {
        resolve({ status: sending.status, body: JSON.parse(sending.responseText) });
      } catch (error) {
        reject(error);
      }
    };
    sending.onerror = sending.ontimeout = sending.onabort = () => reject(new Error('no answer'));
    sending.send(form);
  });
}
