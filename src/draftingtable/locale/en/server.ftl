# What a server refuses: settings when it starts, requests and messages while it runs.

## Starting

error-setting-unknown = Unknown setting “{ $setting }”. Choose from: { $choices }.
error-setting-choice = The setting “{ $setting }” cannot be “{ $found }”. Choose from: { $choices }.
error-setting-number = The setting “{ $setting }” must be a number from { $least } to { $most }, not “{ $found }”.
error-setting-file = Cannot read the settings in “{ $file }”: { $problem }.
error-setting-secret = The setting “{ $setting }” must have at least { $least } characters.
error-port-taken = Port { $port } is already in use; a server may already be running. Choose another port with --port.
error-address-unusable = Cannot listen on { $host }, port { $port }.
error-server-not-started = The server could not start; see its log.

## Requests and messages

error-bad-request = Malformed request: { $place } ({ $problem }).
error-bad-message = Malformed message: { $place } ({ $problem }).
error-body-too-large = Too large: at most { $most } bytes are allowed.
error-forbidden-origin = This request comes from another site: “{ $found }”.
error-not-found = Not found.
error-not-allowed-method = This method is not allowed here.
error-too-fast = Too many requests. Wait a moment and try again.
error-internal = Something went wrong on our side. Please try again.
error-unavailable = The server cannot do this right now. Try again in a moment.
error-no-such-code = There is no table with the code “{ $found }”.
