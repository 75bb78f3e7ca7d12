/**
 * Header of every answer of the server, with the hash of the build that it serves. A client knows by it that the server
 * answered, and not a proxy in front of it or the login page of a Wi-Fi.
 */
export const build_header = 'Gangway-Build';
