import { spawnSync } from 'node:child_process';
import { conduct, disclosure, site } from '@/content/site';
import { team } from '@/content/team';
import { findBuildFaults } from '@/lib/build/build-faults';

// The firm's own answers, not the ones in jest.setup.ts.
jest.unmock('@/content/site');

const { delivery, url } = site;
const { members } = team;
const ours = {
  url,
  delivery,
  conduct,
  disclosure,
  members,
  offices: site.offices,
  count: null,
  payments: null,
  folder: '',
};

test('the site of this firm can be built', () => {
  expect(findBuildFaults()).toEqual([]);
});

test.each([
  { endpoint: 'https://forms.example/f/1' },
  { endpoint: 'https://forms.example', fields: { access_key: 'abc' } },
  { endpoint: 'http://localhost:9000/in' },
])('%j is a delivery', (delivery) => {
  expect(findBuildFaults({ ...ours, delivery })).toEqual([]);
});

const SAFE =
  'content/site.ts: site.delivery.endpoint: must be one https address of host and path alone, or an http one on localhost or 127.0.0.1';
const SCRIPT = `content/site.ts: pageCount.script: must be one https address of host and path alone, without ; , " ' < >`;
const SITE =
  'content/site.ts: site.url: must be an address such as https://www.example.com, without a slash at the end; a folder of it is BASE_PATH';
const [member] = members;

test.each<[change: Partial<Parameters<typeof findBuildFaults>[0]>, faults: string[]]>([
  [{ url: `${url}/` }, [SITE]],
  [{ url: 'www.firm.in' }, [SITE]],
  [
    { folder: 'repo/' },
    ['BASE_PATH: repo/ is no folder such as /repo, without a slash at the end'],
  ],
  [{ url: 'https://firm.in/site' }, [SITE]],
  [{ delivery: { endpoint: 'http://forms.example' } }, [SAFE]],
  [{ delivery: { endpoint: 'forms' } }, [SAFE]],
  [{ delivery: { endpoint: 'https://forms.example/?to=*' } }, [SAFE]],
  [
    { delivery: { endpoint: 'https://forms.example', fields: { id: '1' } } },
    ['content/site.ts: site.delivery.fields.id: each message brings this field itself'],
  ],
  [
    { members: [{ ...member, portrait: { file: '/people/nobody.jpg' } }] },
    [
      'content/data/people.json: members[0].portrait.file: /people/nobody.jpg is no picture in public/',
    ],
  ],
  [
    { members: [{ ...member, portrait: { file: '/../secret.jpg' } }] },
    ['content/data/people.json: members[0].portrait.file: /../secret.jpg is no picture in public/'],
  ],
  [
    { offices: [{ region: 'Malabar' }] },
    ['content/site.ts: site.offices[0].region: Malabar is no State of content/states.ts'],
  ],
  [{ count: { script: 'https://count.example/a.js?x=1' } }, [SCRIPT]],
  ...[...`;,"'<>`].map((sign): [object, string[]] => [
    { count: { script: `https://count.example/a${sign}b.js` } },
    [SCRIPT],
  ]),
  [{ count: { script: "https://count.example/; script-src 'unsafe-inline'" } }, [SCRIPT]],
  [
    { payments: { upi: 'firm@bank&am=1', name: ' ' } },
    [
      'content/site.ts: payments.upi: must be an address such as name@bank',
      'content/site.ts: payments.name: must be the name that the bank has',
    ],
  ],
  [{ conduct: 'strct' as 'strict' }, ['CONDUCT: strct is neither specified nor strict']],
  [
    {
      conduct: 'strict',
      disclosure: { registration: null, peerReview: null, lastChanged: null },
      members: members.map(({ ...person }) => ({ ...person, membership: undefined })),
    },
    [
      'content/site.ts: disclosure.registration must be given: the conduct is strict',
      'content/data/people.json: members: a membership number must be given: the conduct is strict',
    ],
  ],
])('%j stops the build in one line each', (change, faults) => {
  expect(findBuildFaults({ ...ours, ...change })).toEqual(faults);
});

test('an existing portrait does not prevent a build', () => {
  const shown = { ...member, portrait: { file: '/apple-icon.png' as const } };
  expect(findBuildFaults({ ...ours, members: [shown] })).toEqual([]);
});

test('a build for an address without https says so in one line', () => {
  const build = spawnSync(process.execPath, ['--import', 'tsx', 'lib/build/before.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_PUBLIC_SITE_URL: 'www.firm.in' },
  });
  expect(build.status).toBe(1);
  expect(build.stderr.trimEnd().split('\n')).toEqual(['The content is not right yet:', SITE]);
});
