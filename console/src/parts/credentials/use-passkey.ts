import type { CallFailure } from 'client/failure.ts';
import {
  addPasskey,
  beginPasskey,
  challengePasskey,
  type enterPasskey,
  listPasskeys,
} from 'contract/console/passkeys.ts';
import { getSession } from 'contract/console/sessions.ts';
import type { OutputOf } from 'client/call.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { useWrite } from '../../gateway/use-write.ts';
import { useTexts } from '../../text/use-language.ts';
import { createPasskey, signWithPasskey } from './passkeys.ts';

const handles = ['passkeyRejected', 'signInExpired', 'tooManyPasskeys', 'notFound'] as const;

/** What the browser or the gateway said against it. `isExpired`: the sign-in took too long. */
type Problem = { message: string; isExpired: boolean };

const problemOf = ({ message, error }: CallFailure): Problem => ({ message, isExpired: error === 'signInExpired' });

/** Uses a passkey to complete a sign-in, or to confirm a session again. `use` resolves with the problem, if there is one. */
export function usePasskey<Output extends z.ZodMiniType>(endpoint: Endpoint<typeof enterPasskey.input, Output>) {
  const { passkeys } = useTexts();
  const [problem, setProblem] = useState<Problem>();
  const [isPending, setIsPending] = useState(false);
  const challenge = useWrite(challengePasskey, { handles });
  const enter = useWrite(endpoint, { handles, changes: [getSession] });

  async function run(): Promise<Problem | undefined> {
    const options = await challenge.write({});
    if (!options.ok) return problemOf(options.failure);
    const passkey = await signWithPasskey(options.value.data);
    if (passkey === undefined) return { message: passkeys.cancelled, isExpired: false };
    const response = await enter.write({ passkey });
    return response.ok ? undefined : problemOf(response.failure);
  }
  async function use(): Promise<Problem | undefined> {
    setProblem(undefined);
    setIsPending(true);
    const found = await run();
    setProblem(found);
    setIsPending(false);
    return found;
  }
  return { use, problem, isPending };
}

type Added = OutputOf<typeof addPasskey>['data'];

/** Makes a new passkey and adds it to the account. `add` resolves with the new passkey; undefined if there was a problem. */
export function useNewPasskey() {
  const { passkeys } = useTexts();
  const [problem, setProblem] = useState<Problem>();
  const [isPending, setIsPending] = useState(false);
  const begin = useWrite(beginPasskey, { handles });
  const finish = useWrite(addPasskey, { handles, changes: [listPasskeys, getSession] });

  async function run(name: string): Promise<Added | Problem> {
    const options = await begin.write({});
    if (!options.ok) return problemOf(options.failure);
    const passkey = await createPasskey(options.value.data);
    if (passkey === undefined) return { message: passkeys.notMade, isExpired: false };
    const response = await finish.write({ name, passkey });
    return response.ok ? response.value.data : problemOf(response.failure);
  }
  async function add(name: string): Promise<Added | undefined> {
    setProblem(undefined);
    setIsPending(true);
    const result = await run(name);
    setIsPending(false);
    if (!('message' in result)) return result;
    setProblem(result);
    return undefined;
  }
  return { add, problem, isPending };
}
