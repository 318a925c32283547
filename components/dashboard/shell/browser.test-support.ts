import { webcrypto } from 'node:crypto';
import { setImmediate } from 'node:timers';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** What the client area needs of a browser and jsdom lacks. */
Object.assign(globalThis, {
  setImmediate,
  TextDecoder,
  TextEncoder,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  structuredClone: (value: unknown) => deserialize(serialize(value)),
});
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} });
Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
Element.prototype.setPointerCapture = () => {};
