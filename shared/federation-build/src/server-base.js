/* global __release_base__ */
/** Address of the release's folder; whoever loads a server build gives it. */
__webpack_public_path__ = __release_base__; // eslint-disable-line no-undef
