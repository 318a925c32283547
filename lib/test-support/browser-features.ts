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

Object.assign(globalThis, {
  setImmediate,
  TextDecoder,
  TextEncoder,
  CompressionStream,
  DecompressionStream,
  TransformStream,
  // Node's own, which `instanceof` tells from jsdom's.
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
 * Storage and notices respond in their own time, as in a browser, and not inside `act`. The testing
 * library's own functions still use `act`.
 */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
