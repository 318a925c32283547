import { webcrypto } from 'node:crypto';
import { CompressionStream, DecompressionStream, TransformStream } from 'node:stream/web';
import { setImmediate } from 'node:timers';
import { TextDecoder, TextEncoder } from 'node:util';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';

const { port1, port2 } = new MessageChannel();

/** Copies private keys too, which `node:v8` does not. */
function structuredClone(value: unknown): unknown {
  port1.postMessage(value);
  return receiveMessageOnPort(port2)?.message;
}
// So that neither port keeps a finished test alive.
port1.unref();
port2.unref();

/** Browser features that the client area and the inbox need and jsdom lacks. */
Object.assign(globalThis, {
  setImmediate,
  TextDecoder,
  TextEncoder,
  CompressionStream,
  DecompressionStream,
  TransformStream,
  // That of Node's own functions: `instanceof` tells it from the one that jsdom has.
  Uint8Array: new TextEncoder().encode('').constructor,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  structuredClone,
});
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} });
Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
Element.prototype.setPointerCapture = () => {};

/**
 * Storage and notices respond in their own time, as in a browser, and not within `act`. The testing
 * library's own functions still use it.
 */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
