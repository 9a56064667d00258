import type { CallFailure, CallResult } from 'client/failure.ts';
import type { StaffErrorCode } from 'contract/console/errors.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { ErrorCode } from 'contract/errors.ts';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { announceFailure, askForConfirmation } from './announcements.ts';
import { call } from './call.ts';
import { useInvalidate } from './use-invalidate.ts';

type WriteOptions = {
  /** The endpoints whose responses are read again after a success, and if somebody else has changed them. */
  changes?: readonly Pick<Endpoint, 'name'>[];
  /** Errors of a write to what is not as the caller saw it. The caller shows them; what changed is read again. */
  outdated?: readonly (ErrorCode | StaffErrorCode)[];
  /** Errors that the caller shows by itself. Field errors are always the caller's. */
  handles?: readonly (ErrorCode | StaffErrorCode)[];
  /** How long it may take, in milliseconds. */
  timeout?: number;
};

/**
 * Calls a write. If it needs the second factor again, the frame asks for it and the call is repeated. A failure is shown
 * by a toast, and returned: what was typed stays where it is.
 */
export function useWrite<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  { changes = [], outdated = [], handles = [], timeout }: WriteOptions = {},
): { write: (input: z.input<Input>) => Promise<CallResult<z.infer<Output>>>; isPending: boolean } {
  const invalidate = useInvalidate();
  const [pending, setPending] = useState(0);

  function isShownByCaller(failure: CallFailure): boolean {
    return failure.fields.length > 0 || isOneOf([...handles, ...outdated], failure);
  }

  async function write(input: z.input<Input>): Promise<CallResult<z.infer<Output>>> {
    setPending((count) => count + 1);
    try {
      let result = await call(endpoint, input, { timeout });
      if (!result.ok && result.failure.error === 'confirmationRequired' && (await askForConfirmation()))
        result = await call(endpoint, input, { timeout });
      if (!result.ok && !isShownByCaller(result.failure)) announceFailure(result.failure);
      if (result.ok || isOneOf(['versionConflict', ...outdated], result.failure)) await invalidate(changes);
      return result;
    } finally {
      setPending((count) => count - 1);
    }
  }

  return { write, isPending: pending > 0 };
}

function isOneOf(errors: readonly string[], { error }: CallFailure): boolean {
  return error !== undefined && errors.includes(error);
}
