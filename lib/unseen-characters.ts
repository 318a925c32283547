/** Characters that show nothing and are no space: controls, turns of direction, joiners, fillers. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
