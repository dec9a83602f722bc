import './nonce';

void import(/* webpackChunkName: "bootstrap" */ './bootstrap').then(({ start }) => start());
