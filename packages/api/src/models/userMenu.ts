import * as v from 'valibot';
import { idSchema, listSchema, textSchema } from '../wire.ts';

/** An entry of the user centre's menu. */
export type UserMenuEntry = v.InferOutput<typeof userMenuSchema>[number];

export const userMenuSchema = v.pipe(
  v.object({
    routine_my_menus: listSchema(v.object({ id: idSchema, name: v.string(), pic: textSchema, pc_url: textSchema })),
  }),
  // An entry with a blank address is hidden (docs/domain/site.md#user-centre).
  v.transform(({ routine_my_menus: menu }) =>
    menu.flatMap(({ id, name, pic, pc_url: url }) => (url.trim() ? [{ id, name, icon: pic, url: url.trim() }] : [])),
  ),
);
