import type { failure as cn } from '../cn/failure.ts';

export const failure = {
  notFound: {
    title: 'Page not found',
    lead: 'The address may have changed or may be wrong. You can continue with one of these pages.',
    requested: 'Requested address:',
    onward: 'Continue to',
  },
  unavailable: {
    name: 'Not loaded',
    title: 'This page is not available right now',
    lead: 'The content did not load. Please try again in a moment.',
    call: 'Call',
    retry: 'Try again',
    reload: 'Reload the page',
    requestId: (id) => `Request ID: ${id}`,
  },
  sentences: {
    network: 'The connection to the server failed',
    timeout: 'The system request timed out',
    script: 'Part of the page did not load; the site may have been updated',
    interfaceError: (status) => `System interface error ${status}`,
    codes: {
      401: 'Authentication failed, cannot access system resources',
      403: 'No permission for the current operation',
      404: 'The requested resource does not exist',
    },
    unknown: 'Unknown system error, please report it to the administrator',
  },
} satisfies typeof cn;
