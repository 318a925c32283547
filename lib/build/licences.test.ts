import { readFileSync } from 'node:fs';
import { fontPackages, formatLicences } from '@/lib/build/licences';

const text = formatLicences(process.cwd());

test('every library that the site depends on, and every font, is named with its licence', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of [...Object.keys(dependencies), ...fontPackages]) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+: \\S+`, 'm'));
  }
  expect(text).toMatch(/^react 19[\d.]+: MIT$/m);
  expect(text).toMatch(/^@expo-google-fonts\/eczar .*OFL-1\.1/m);
});

test('each licence is there in full, and each font with its authors', () => {
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toMatch(/SIL OPEN FONT LICENSE\s+Version 1\.1/);
  for (const name of ['Eczar', 'Figtree', 'Hanken Grotesk']) {
    expect(text).toMatch(new RegExp(`Copyright 20\\d\\d The ${name} Project Authors`));
  }
});

test('no other font package is used', () => {
  const sources = ['fonts', 'pdf-fonts'].map((name) =>
    readFileSync(`lib/build/assets/${name}.ts`, 'utf8'),
  );
  const used = sources.join().match(/@(expo-google-fonts|fontsource-variable)\/[\w-]+/g) ?? [];
  expect(new Set(used)).toEqual(new Set(fontPackages));
});
