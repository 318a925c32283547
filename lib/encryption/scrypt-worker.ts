/** A worker, so that the page stays usable meanwhile. It answers one question. */
import { type Question, stretch } from '@/lib/encryption/scrypt';

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  postMessage(await stretch(data));
});
