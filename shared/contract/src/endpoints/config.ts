import { get, minutes } from '@shop/contract/core';
import { configFromWire } from '../readers/config';

/** Settings of the shop. ENT-45 … ENT-49. */
export const config = get('/api/v1/config').variesBy('language').freshFor(minutes(5)).replies(configFromWire);
