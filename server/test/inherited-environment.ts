/** What the processes that tests start take from ours: nothing that configures a site. */
export const inheritedEnvironment = {
  PATH: process.env['PATH'],
  // What earlier processes have compiled.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
