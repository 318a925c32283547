type Names = typeof import('@/lib/browser/storage-names');

async function namesIn(folder: string): Promise<string[]> {
  jest.resetModules();
  process.env.BASE_PATH = folder;
  const names: Names = await import('@/lib/browser/storage-names');
  const { PREFIX: _, createStorageKey, pointerFacts, getPointerKey, ...others } = names;
  return [...pointerFacts.map(getPointerKey), ...Object.values(others), createStorageKey('said')];
}

afterAll(() => {
  delete process.env.BASE_PATH;
});

test.each([
  ['', '/a'],
  ['/a', '/a-b'],
  ['/a', '/a/b'],
])(
  'of two sites in the folders "%s" and "%s" neither name is the beginning of another',
  async (a, b) => {
    const [names, others] = [await namesIn(a), await namesIn(b)];
    expect(names).toHaveLength(others.length);
    for (const name of names) {
      expect(others.filter((each) => each.startsWith(name) || name.startsWith(each))).toEqual([]);
    }
  },
);
