# What a server refuses: settings when it starts, calls and messages when it runs.

## Starting

error-setting-unknown = There is no setting “{ $setting }”. Known: { $choices }.
error-setting-choice = The setting “{ $setting }” cannot be “{ $found }”. Possible: { $choices }.
error-setting-number = The setting “{ $setting }” cannot be “{ $found }”, only a number from { $least } to { $most }.
error-setting-file = The settings in “{ $file }” cannot be read: { $problem }.
error-setting-secret = The setting “{ $setting }” is too short: at least { $least } letters.
error-port-taken = Port { $port } is taken: perhaps a server is running already. Choose another one with --port.
error-address-unusable = Nothing can listen on { $host }, port { $port }.
error-server-not-started = The server could not be started; its log tells why.

## Calls and messages

error-bad-request = This call is not written as it should be: { $place } ({ $problem }).
error-bad-message = This message is not written as it should be: { $place } ({ $problem }).
error-body-too-large = This is too large; { $most } bytes are possible.
error-forbidden-origin = This call comes from another site: “{ $found }”.
error-not-found = There is nothing here.
error-not-allowed-method = This cannot be done here.
error-too-fast = That was too fast. Wait a moment and try again.
error-internal = Something went wrong on our side. Try again.
error-unavailable = The server cannot do this just now. Try again in a moment.
error-no-such-code = There is no table with the code “{ $found }”.
error-no-such-campaign = There is no such campaign.
error-not-your-campaign = This is somebody else's campaign.
