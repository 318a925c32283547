import {
  cancel,
  confirm,
  group,
  intro,
  isCancel,
  multiselect,
  password,
  select,
  text as textPrompt,
} from '@clack/prompts';
import { weekdays } from '@/content/words/hours';
import { findPassphraseRejection } from '@/lib/forms/new-passphrase';
import { type Facts, factsSchema, mayBeUnlisted } from '@/lib/scripts/adopt/facts';

type Shape = typeof factsSchema.shape;

function stop(): never {
  cancel('Nothing changed.');
  process.exit(1);
}

/** '' where the text may be left out. */
async function ask(
  message: string,
  fits: (answer: string) => string | undefined = () => undefined,
  initialValue = '',
): Promise<string> {
  const answer = await textPrompt({
    message,
    initialValue,
    validate: (value) => fits((value ?? '').trim()),
  });
  return isCancel(answer) ? stop() : answer.trim();
}

type Schema = { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } };

const findProblem = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

const { shape } = factsSchema;

const askField = (name: keyof Shape, message: string, initialValue?: string) =>
  ask(message, (value) => findProblem(shape[name], value), initialValue);

const askWhole = async (
  name: 'established' | 'experience' | 'professionals',
  message: string,
  initialValue: number | undefined,
) =>
  Number(
    await ask(
      message,
      (value) => findProblem(shape[name], Number(value)),
      String(initialValue ?? ''),
    ),
  );

async function askOptional(
  schema: Schema,
  message: string,
  initialValue: string | null | undefined,
): Promise<string | undefined> {
  const fits = (value: string) => (value === '' ? undefined : findProblem(schema, value));
  return (await ask(`${message} (may be empty)`, fits, initialValue ?? '')) || undefined;
}

const list = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const askList = async (
  name: 'certifications' | 'expertise' | 'languages',
  message: string,
  initialValue: string,
) => list(await ask(message, (value) => findProblem(shape[name], list(value)), initialValue));

async function askEach<T>(
  what: string,
  last: readonly T[] | undefined,
  askItem: (index: number, last: T | undefined) => Promise<T>,
): Promise<T[]> {
  const count = Number(
    await ask(
      `How many ${what}?`,
      (value) => (/^[1-9]$/.test(value) ? undefined : 'is 1 to 9'),
      String(last?.length ?? 1),
    ),
  );
  const all: T[] = [];
  for (let index = 1; index <= count; index += 1) all.push(await askItem(index, last?.[index - 1]));
  return all;
}

async function choose(
  message: string,
  values: readonly string[],
  initialValue: string,
): Promise<string> {
  const answer = await select({
    message,
    initialValue,
    options: values.map((value) => ({ value, label: value })),
  });
  return isCancel(answer) ? stop() : answer;
}

async function askWeekday(message: string, initialValue: string, first = 'Mon'): Promise<string> {
  const days = Object.entries(weekdays).map(([value, label]) => ({ value, label }));
  const answer = await select({
    message,
    initialValue,
    options: days.slice(days.findIndex(({ value }) => value === first)),
  });
  return isCancel(answer) ? stop() : answer;
}

async function askOffice(index: number, last?: Facts['offices'][number]) {
  const office = shape.offices.element.shape;
  const inCharge = office.inCharge.shape;
  const part = (name: 'street' | 'city' | 'region' | 'postalCode', message: string) =>
    ask(`Office ${index}: ${message}`, (value) => findProblem(office[name], value), last?.[name]);
  return {
    street: await part('street', 'street'),
    city: await part('city', 'city'),
    region: await part('region', 'State'),
    postalCode: await part('postalCode', 'PIN code'),
    phone: await askOptional(
      office.phone,
      `Office ${index}: phone, if it has its own`,
      last?.phone,
    ),
    inCharge: {
      name: await ask(
        `Office ${index}: member in charge`,
        (value) => findProblem(inCharge.name, value),
        last?.inCharge.name,
      ),
      membership: await ask(
        `Office ${index}: membership number`,
        (value) => findProblem(inCharge.membership, value),
        last?.inCharge.membership,
      ),
    },
  };
}

async function askPerson(index: number, last?: Facts['people'][number]) {
  const person = shape.people.element.shape;
  const part = (name: Exclude<keyof typeof person, 'expertise'>, message: string) =>
    ask(
      `Person ${index}: ${message}`,
      (value) => findProblem(person[name], value || undefined),
      last?.[name],
    );
  const name = await part('name', 'name');
  return {
    name,
    role: await part('role', 'role'),
    credentials: await part('credentials', 'letters after the name'),
    membership: (await part('membership', 'membership number, if a member')) || undefined,
    bio: await part('bio', 'what they do, in a sentence or two'),
    expertise: list(
      await ask(
        `Person ${index}: fields of work, with commas`,
        (value) => findProblem(person.expertise, list(value)),
        last?.expertise.join(', '),
      ),
    ),
    email: await part('email', 'email'),
    phone: await part('phone', 'phone'),
  };
}

/** In the form of a file of facts. Each question begins with its last answer. */
export async function askFacts(last: Facts | null): Promise<unknown> {
  intro('Your firm, in some 30 questions. Ctrl+C stops, and changes nothing.');
  const name = await askField('name', 'Name of the firm', last?.name);
  const kind = await askField('kind', 'What it is', last?.kind ?? 'Chartered Accountants');
  const url = await askField('url', 'Address of the site', last?.url ?? 'https://www.');
  const blurb = await askField('blurb', 'The firm in a sentence', last?.blurb);
  const tagline = await askOptional(shape.tagline, 'The heading of the home page', last?.tagline);
  const established = await askWhole('established', 'Established in', last?.established);
  const story = await askField('story', 'How it began, in two or three sentences', last?.story);
  const experience = await askWhole(
    'experience',
    'Years of experience of all together',
    last?.experience,
  );
  const professionals = await askWhole(
    'professionals',
    'How many people work in it?',
    last?.professionals,
  );
  const conduct = await select({
    message: 'How do you read the code of the Institute on websites?',
    initialValue: last?.conduct ?? 'strict',
    options: [
      { value: 'strict', label: 'Strictly: no fees, no testimonials, no claims' },
      { value: 'specified', label: 'Fees and figures are shown' },
    ],
  });
  if (isCancel(conduct)) stop();
  const registration = await askField(
    'registration',
    'Firm registration number',
    last?.registration,
  );
  const peerReview = await askOptional(
    shape.peerReview,
    'Peer review certificate',
    last?.peerReview,
  );
  const phone = await askField('phone', 'Phone, with +91', last?.phone);
  const helpline = {
    phone: await ask(
      'Helpline for clients',
      (value) => findProblem(shape.phone, value),
      last?.helpline.phone ?? phone,
    ),
    hours: await ask(
      'When it is answered',
      (value) => findProblem(shape.name, value),
      last?.helpline.hours ?? 'In office hours',
    ),
  };
  const whatsapp = await askField('whatsapp', 'WhatsApp number', last?.whatsapp ?? phone);
  const general = await ask(
    'Email',
    (value) => findProblem(shape.emails.shape.general, value),
    last?.emails.general,
  );
  const other = (message: string, before: string | undefined) =>
    ask(message, (value) => findProblem(shape.emails.shape.general, value), before ?? general);
  const emails = {
    general,
    support: await other('Email for clients', last?.emails.support),
    careers: await other('Email for applications', last?.emails.careers),
    security: await other('Email for reports of weaknesses in the site', last?.emails.security),
    grievance: await other('Email of the grievance officer', last?.emails.grievance),
  };
  const grievanceOfficer = {
    name: await ask(
      'Grievance officer',
      (value) => findProblem(shape.name, value),
      last?.grievanceOfficer.name,
    ),
    phone: await ask(
      'Phone of the grievance officer',
      (value) => findProblem(shape.phone, value),
      last?.grievanceOfficer.phone ?? phone,
    ),
  };
  const offices = await askEach('offices', last?.offices, askOffice);
  const [{ city = '' } = {}, ...others] = offices;
  const office =
    others.length > 0
      ? await choose(
          'The office where letters reach the grievance officer',
          [...new Set(offices.map((each) => each.city))],
          last?.grievanceOfficer.office ?? city,
        )
      : city;
  const from = await askWeekday('Open from', last?.hours.from ?? 'Mon');
  const to = await askWeekday('Open to', from === 'Sun' ? 'Sun' : (last?.hours.to ?? 'Sat'), from);
  const opens = await ask(
    'Opens at',
    (value) => findProblem(shape.hours.shape.opens, value),
    last?.hours.opens ?? '09:30',
  );
  const closes = await ask(
    'Closes at',
    (closes) => findProblem(shape.hours, { from, to, opens, closes }),
    last?.hours.closes ?? '18:30',
  );
  const lunchWith = (answer: string) => {
    const [from = '', to = ''] = answer.split('-').map((time) => time.trim());
    return { from, to };
  };
  const lunch = await ask(
    'Closed for lunch, such as 13:00 - 13:45 (may be empty)',
    (answer) =>
      answer === ''
        ? undefined
        : findProblem(shape.hours, { from, to, opens, closes, lunch: lunchWith(answer) }),
    Object.values(last?.hours.lunch ?? {}).join(' - '),
  );
  const people = await askEach('people on the team page', last?.people, askPerson);
  const expertise = await askList(
    'expertise',
    'What the firm knows well, with commas',
    (last?.expertise ?? [...new Set(people.flatMap((person) => person.expertise))]).join(', '),
  );
  const certifications = await askList(
    'certifications',
    'Qualifications on the staff, such as CA, CS, CMA, with commas',
    (last?.certifications ?? ['CA']).join(', '),
  );
  const languages = await askList(
    'languages',
    'Languages, with commas',
    (last?.languages ?? ['English']).join(', '),
  );
  const unlisted = await multiselect({
    message: 'Services that you do not offer',
    required: false,
    initialValues: (last?.unlisted ?? []) as string[],
    options: mayBeUnlisted.map(({ path, label }) => ({ value: path as string, label })),
  });
  if (isCancel(unlisted)) stop();
  const clientArea = await confirm({
    message:
      'A client area, with cart, quotations and documents kept in the browser of the client?',
    initialValue: last?.clientArea ?? true,
  });
  if (isCancel(clientArea)) stop();
  const endpoint = await askOptional(shape.endpoint, 'Where messages are sent', last?.endpoint);
  const colour = await askOptional(shape.colour, 'Your colour, such as #1f4e79', last?.colour);
  return {
    ...{
      name,
      kind,
      url,
      blurb,
      tagline,
      established,
      story,
      experience,
      professionals,
      conduct,
      registration,
    },
    ...{ peerReview: peerReview ?? null, phone, helpline, whatsapp, emails },
    grievanceOfficer: { ...grievanceOfficer, office },
    hours: { from, to, opens, closes, ...(lunch && { lunch: lunchWith(lunch) }) },
    ...{ offices, people, expertise, certifications, languages },
    ...{ unlisted, clientArea, endpoint, colour, social: last?.social },
  };
}

export async function askPassphrase(): Promise<string> {
  const { passphrase } = await group(
    {
      passphrase: () =>
        password({
          message: 'A passphrase for the key that signs your quotations; keep it',
          validate: (value) => findPassphraseRejection(value ?? '', value ?? '') ?? undefined,
        }),
      again: ({ results }) =>
        password({
          message: 'The passphrase again',
          validate: (value) =>
            findPassphraseRejection(results.passphrase ?? '', value ?? '') ?? undefined,
        }),
    },
    { onCancel: stop },
  );
  return passphrase;
}
