export function findReleaseTags(changelog: string, version: string): string[] {
  const [site] = changelog.match(/^## \[\d+\.\d+\.\d+\]/m) ?? [];
  const [law] = changelog.match(/^## \[law-\d{4}\.\d{2}\]/m) ?? [];
  if (site !== `## [${version}]`) {
    throw new Error(`CHANGELOG.md begins with ${site}, but package.json has ${version}.`);
  }
  if (!law) throw new Error('CHANGELOG.md names no version of the law.');
  return [`v${version}`, law.slice('## ['.length, -1)];
}
