/**
 * Imports every package that the remotes share with the host, so that each is in the host's bundle. The list is
 * `singletons.ts` in shared/federation-build; a test compares the two.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'styled-components';
import '@shop/api';
import '@shop/contract/core';
import '@shop/domain/core';
import '@shop/events';
import '@shop/federation';
import '@shop/i18n';
import '@shop/router';
import '@shop/session';
import '@shop/ui';
