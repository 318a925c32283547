/** HarfBuzz as JavaScript, written by lib/build/assets/harfbuzz.ts. Every pointer is a number. */
declare module '@/lib/build/generated/harfbuzz/harfbuzz.mjs' {
  export const memory: { readonly buffer: ArrayBuffer };
  export function __wasm_call_ctors(): void;
  export function malloc(bytes: number): number;
  export function free(pointer: number): void;
  export function hb_blob_create(
    data: number,
    bytes: number,
    mode: number,
    userData: number,
    destroy: number,
  ): number;
  export function hb_face_create(blob: number, index: number): number;
  export function hb_font_create(face: number): number;
  export function hb_buffer_create(): number;
  export function hb_buffer_clear_contents(buffer: number): void;
  export function hb_buffer_add_utf16(
    buffer: number,
    text: number,
    units: number,
    offset: number,
    length: number,
  ): void;
  export function hb_buffer_guess_segment_properties(buffer: number): void;
  export function hb_buffer_set_direction(buffer: number, direction: number): void;
  export function hb_buffer_set_language(buffer: number, language: number): void;
  export function hb_language_from_string(text: number, length: number): number;
  export function hb_buffer_get_length(buffer: number): number;
  export function hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  export function hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  export function hb_shape(font: number, buffer: number, features: number, count: number): void;
}
