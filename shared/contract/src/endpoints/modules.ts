import { get, minutes, modulesFromWire } from '@shop/contract/core';

/** Modules that serve the zones of the header. CALL-05. */
export const moduleList = get('/api/v1/module')
  .variesBy('zone', 'language')
  .freshFor(minutes(5))
  .replies(modulesFromWire);
