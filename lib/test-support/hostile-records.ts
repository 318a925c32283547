import type { AnswerMessage } from '@/features/client-area/protocol/messages';
import {
  document,
  exportFileWith,
  json,
  type Make,
  MB,
  PHOTO_PATH,
  partWith,
  row,
  samplePdf,
} from '@/lib/test-support/export-file';
import {
  answeredEvent,
  createTestAnswer,
  NOW,
  requestedEvent,
} from '@/lib/test-support/thread-messages';
import { encodeText } from '@/lib/test-support/zip';

const thread = (change: (message: AnswerMessage) => object) =>
  row('threads', {
    events: [requestedEvent(), { ...answeredEvent(), message: change(createTestAnswer()) }],
  });

/** In a sound archive, but never written by any area. */
export const hostileRecords: Record<string, Make> = {
  'a data.json that is no JSON': json('{"cart":['),
  'a data.json that is a list': json('[]'),
  'a data.json nested a million deep': json('['.repeat(MB)),
  'a row nested 17 deep': json(`{"cart":${'['.repeat(16)}${']'.repeat(16)}}`),
  'a data.json that is no UTF-8': partWith('data.json', {
    content: Uint8Array.of(0x22, 0xff, 0x22),
  }),
  'a control character inside a text': json('{"cart":[{"id":"a\u0007"}]}'),
  'a row nested 100,000 deep': json(`{"cart":[{"id":${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}}]}`),
  'a prototype in place of a table': json('{"__proto__":{"cart":[]}}'),
  'a table too many': () => exportFileWith({ data: (data) => Object.assign(data, { more: [] }) }),
  'fees whose sum has no end': thread((message) => ({
    ...message,
    lines: message.lines.map((line) => ({ ...line, fee: 1.7e308 })),
  })),
  'an answer whose total is not that of its lines': thread((message) => ({ ...message, total: 1 })),
  'an answer without a last day': thread((message) => ({ ...message, validUntil: '' })),
  'an answer to nothing that was asked': row('threads', {
    events: [{ step: 'sent', at: NOW, number: 1, by: 'mail' }],
  }),
  'a message changed after it was signed': row('threads', { events: [{ step: 'sent', at: 1 }] }),
  ...Object.fromEntries(
    ['cart', 'threads', 'preferences', 'meta'].map((table) => [
      `a row of ${table} twice`,
      () => exportFileWith({ data: (data) => data[table]?.push(...(data[table] ?? [])) }),
    ]),
  ),

  'a program that calls itself a PDF': document(encodeText(`MZ${'x'.repeat(600)}`)),
  'an archive within, as a PDF': document(encodeText('PK\u0003\u0004')),
  'a PDF without its end': document(encodeText('%PDF-1.7\n')),
  'a PDF that calls itself a picture': document(samplePdf, { name: 'a.png', type: 'image' }),
  'a PDF with the type of a picture': document(samplePdf, { mime: 'image/png' }),
  'a page among the documents': document(samplePdf, { name: 'Deed.html' }),
  'a document of another size than its row says': row('documents', { size: 1 }),
  'a photo that is a PDF': () =>
    exportFileWith({ files: (files) => files.set(PHOTO_PATH, samplePdf) }),
};
