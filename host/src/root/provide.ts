/**
 * Every package that the remotes take from the host, so that each of them is in the host's own files.
 * The list is `singletons.ts` in shared/federation; a test compares the two.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'styled-components';
import '@shop/api';
import '@shop/events';
import '@shop/federation';
import '@shop/i18n';
import '@shop/router';
import '@shop/session';
import '@shop/ui';
