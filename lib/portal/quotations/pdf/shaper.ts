import * as harfbuzz from '@/lib/build/generated/harfbuzz/harfbuzz.mjs';
import type { Bytes } from '@/lib/portal/database/records';

/** A glyph and its position in a word, in font units. */
export type PlacedGlyph = {
  id: number;
  /** The position in the text where its group of characters begins, in UTF-16 units. */
  cluster: number;
  advance: number;
  dx: number;
  dy: number;
};

/** Constants of HarfBuzz: hb_memory_mode_t and hb_direction_t. */
const READ_ONLY = 1;
const LEFT_TO_RIGHT = 4;
const RIGHT_TO_LEFT = 5;
/** Bytes of hb_glyph_info_t and hb_glyph_position_t. */
const RECORD = 20;

harfbuzz.__wasm_call_ctors();
const buffer = harfbuzz.hb_buffer_create();

const opened = new WeakMap<Bytes, number>();

/** Any call may replace the memory by a larger one, so a view is valid only until the next call. */
const view = () => new DataView(harfbuzz.memory.buffer);

function openFont(bytes: Bytes): number {
  const known = opened.get(bytes);
  if (known !== undefined) return known;
  // Never freed: a visit uses only a handful of fonts, again and again.
  const data = harfbuzz.malloc(bytes.length);
  new Uint8Array(harfbuzz.memory.buffer).set(bytes, data);
  const blob = harfbuzz.hb_blob_create(data, bytes.length, READ_ONLY, 0, 0);
  const font = harfbuzz.hb_font_create(harfbuzz.hb_face_create(blob, 0));
  opened.set(bytes, font);
  return font;
}

function withUtf16(text: string, use: (pointer: number) => void) {
  const pointer = harfbuzz.malloc(text.length * 2);
  const memory = view();
  for (let index = 0; index < text.length; index++) {
    memory.setUint16(pointer + index * 2, text.charCodeAt(index), true);
  }
  use(pointer);
  harfbuzz.free(pointer);
}

function languageOf(tag: string): number {
  const pointer = harfbuzz.malloc(tag.length);
  new Uint8Array(harfbuzz.memory.buffer).set(new TextEncoder().encode(tag), pointer);
  const language = harfbuzz.hb_language_from_string(pointer, tag.length);
  harfbuzz.free(pointer);
  return language;
}

/** The glyphs of a text in one font, script and direction, from left to right. */
export function shape(
  font: Bytes,
  text: string,
  { isRtl, language }: { isRtl: boolean; language: string },
): PlacedGlyph[] {
  const hbFont = openFont(font);
  harfbuzz.hb_buffer_clear_contents(buffer);
  withUtf16(text, (pointer) => {
    harfbuzz.hb_buffer_add_utf16(buffer, pointer, text.length, 0, text.length);
  });
  harfbuzz.hb_buffer_guess_segment_properties(buffer);
  harfbuzz.hb_buffer_set_direction(buffer, isRtl ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
  harfbuzz.hb_buffer_set_language(buffer, languageOf(language));
  harfbuzz.hb_shape(hbFont, buffer, 0, 0);
  const infos = harfbuzz.hb_buffer_get_glyph_infos(buffer, 0);
  const positions = harfbuzz.hb_buffer_get_glyph_positions(buffer, 0);
  const memory = view();
  return Array.from({ length: harfbuzz.hb_buffer_get_length(buffer) }, (_, index) => ({
    id: memory.getUint32(infos + index * RECORD, true),
    cluster: memory.getUint32(infos + index * RECORD + 8, true),
    advance: memory.getInt32(positions + index * RECORD, true),
    dx: memory.getInt32(positions + index * RECORD + 8, true),
    dy: memory.getInt32(positions + index * RECORD + 12, true),
  }));
}
