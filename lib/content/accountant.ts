import { team } from '@/content/team';

type Member = Pick<(typeof team.members)[number], 'name' | 'email' | 'phone'> & {
  firstContact?: true;
};

/** The clients' first contact: the member marked `firstContact`, or else the first one. */
export function findAccountant(members: readonly Member[] = team.members): Member | undefined {
  return members.find(({ firstContact }) => firstContact) ?? members[0];
}
