import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { replaceFile } from '@/lib/build/replace-file';

/**
 * HarfBuzz shapes text in browsers; here it shapes the names in a quotation's PDF. It comes as
 * WebAssembly, which the site's policy forbids, so the build translates it into JavaScript
 * (Binaryen's wasm2js), without what lib/portal/quotations/pdf/shaper.ts does not call.
 */
const SOURCE = 'node_modules/harfbuzzjs/dist/harfbuzz.wasm';
const TOOLS = 'node_modules/binaryen';
const OUTPUT = 'lib/build/generated/harfbuzz/harfbuzz.mjs';

const EXPORTS = [
  '__wasm_call_ctors',
  'memory',
  'malloc',
  'free',
  'hb_blob_create',
  'hb_face_create',
  'hb_font_create',
  'hb_buffer_create',
  'hb_buffer_clear_contents',
  'hb_buffer_add_utf16',
  'hb_buffer_guess_segment_properties',
  'hb_buffer_set_direction',
  'hb_buffer_set_language',
  'hb_language_from_string',
  'hb_buffer_get_length',
  'hb_buffer_get_glyph_infos',
  'hb_buffer_get_glyph_positions',
  'hb_shape',
];

/**
 * The features that HarfBuzz was compiled with, and the passes that remove those that wasm2js does
 * not support.
 */
const FEATURES = ['bulk-memory', 'sign-ext', 'nontrapping-float-to-int', 'mutable-globals'].map(
  (feature) => `--enable-${feature}`,
);
const LOWERINGS = [
  '--llvm-nontrapping-fptoint-lowering',
  '--llvm-memory-copy-fill-lowering',
  '--signext-lowering',
];

/** The few functions that HarfBuzz imports. */
const SURROUNDINGS = `
const PAGE = 65536;
const env = {
  emscripten_resize_heap: (bytes) =>
    memory.grow(Math.ceil(((bytes >>> 0) - memory.buffer.byteLength) / PAGE)) < 0 ? 0 : 1,
  _abort_js() { throw new Error('HarfBuzz gave up'); },
  _emscripten_runtime_keepalive_clear() {},
};
const wasi_snapshot_preview1 = { proc_exit() {} };
`;

function run(tool: string, ...args: string[]) {
  execFileSync(process.execPath, [path.join(TOOLS, 'bin', tool), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function translateIn(folder: string): string {
  const at = (file: string) => path.join(folder, file);
  const names = EXPORTS.map((name) => ({ name: `export ${name}`, export: name }));
  const root = { name: 'page', root: true, reaches: names.map(({ name }) => name) };
  writeFileSync(at('graph.json'), JSON.stringify([root, ...names]));
  run('wasm-metadce', SOURCE, ...FEATURES, '--graph-file', at('graph.json'), '-o', at('cut.wasm'));
  run('wasm-opt', at('cut.wasm'), ...FEATURES, ...LOWERINGS, '-o', at('low.wasm'));
  run('wasm2js', at('low.wasm'), '-O2', '-o', at('harfbuzz.js'));
  const module = readFileSync(at('harfbuzz.js'), 'utf8').replace(/^import .*$/gm, '');
  return transformSync(SURROUNDINGS + module, { minify: true, format: 'esm' }).code;
}

function translate(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'harfbuzz-'));
  try {
    return translateIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Takes some twenty seconds, and only when the inputs have changed. */
export function buildHarfBuzz(): void {
  const inputs = createHash('sha256')
    .update(readFileSync(SOURCE))
    .update(readFileSync(path.join(TOOLS, 'package.json')))
    .update(readFileSync('lib/build/assets/harfbuzz.ts'))
    .digest('hex');
  const header = `// ${inputs}\n`;
  if (existsSync(OUTPUT) && readFileSync(OUTPUT, 'utf8').startsWith(header)) return;
  replaceFile(OUTPUT, header + translate());
}
