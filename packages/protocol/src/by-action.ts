/** A request to act is one of several forms; its `action.type` selects which, so that what is wrong is told of that one. */
import { z } from 'zod';

/** Every `type` that a schema of actions knows; throws for one that is not told apart by it. */
export function typesOf(action: z.ZodType): readonly string[] {
  const types = action._zod.propValues?.['type'];
  if (!types) throw new Error('actions are told apart by their type');
  return [...types].map(String);
}

/** The form of a request for each type of action. */
export type Forms = ReadonlyMap<string, z.ZodType>;

const anyAction = z.looseObject({ action: z.looseObject({ type: z.string() }) });

/**
 * `whole`, where what does not fit is told by the form that `action.type` selects; an unknown type is answered with
 * those that there are.
 */
export const byAction = <T extends z.ZodType>(forms: Forms, whole: T) =>
  z.preprocess((body, context) => {
    for (const issue of faultsOf(forms, body)) context.addIssue({ ...issue });
    return body;
  }, whole);

function faultsOf(forms: Forms, body: unknown): readonly z.core.$ZodIssue[] {
  const any = anyAction.safeParse(body);
  if (!any.success) return any.error.issues;
  const { type } = any.data.action;
  const form = forms.get(type);
  if (form) return form.safeParse(body).error?.issues ?? [];
  const message = `expected one of ${[...forms.keys()].join(', ')}`;
  return [{ code: 'custom', path: ['action', 'type'], message, input: type }];
}
