"""A bot that plays at random: python3 examples/bot.py [address] [stud|three] [deals]

It comes in, opens a table with two bots of the room, and answers whatever it is asked until so many deals are over.
"""
import json, random, sys, time, urllib.error, urllib.request, uuid

ROOM = sys.argv[1] if len(sys.argv) > 1 else 'http://127.0.0.1:3000'
GAME = sys.argv[2] if len(sys.argv) > 2 else 'stud'
DEALS = int(sys.argv[3]) if len(sys.argv) > 3 else 20
token = None


def ask(method, path, body=None, **headers):
    """The open answer. What the room refuses ends the program; while the room is away it is asked again."""
    if token: headers['Authorization'] = f'Bearer {token}'
    if body is not None: headers['Content-Type'] = 'application/json'
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(ROOM + path, data, headers, method=method)
    while True:
        try:
            # Every two seconds there is a ping: a stream that is silent for longer is lost.
            return urllib.request.urlopen(request, timeout=10)
        except urllib.error.HTTPError as error:
            if error.code != 503: sys.exit(f'{method} {path}: {error.code} {error.read().decode()}')
        except OSError:
            pass
        time.sleep(1)


def act(table, action, **decision):
    # Sent again under the same actionId it is done once, and has the same answer.
    body = {'actionId': uuid.uuid4().hex, **decision, 'action': action}
    return json.load(ask('POST', f'/api/tables/{table}/actions', body))


def events(path):
    """The messages of a stream as (kind, data); a broken line is taken up again after the last event."""
    last = {}
    while True:
        kind = data = None
        try:
            for line in ask('GET', path, **last):
                field, _, value = line.decode().rstrip('\n').partition(': ')
                if field == 'event': kind = value
                elif field == 'id': last = {'Last-Event-ID': value}
                elif field == 'data': data = json.loads(value)
                elif field == '' and data is not None:
                    yield kind, data
                    kind = data = None
        except OSError:
            pass  # Taken up again below the last id.


def prepare(table):
    """Between deals: chips when they run low, and in Three Card Poker the bets for the next deal."""
    now = json.load(ask('GET', f'/api/tables/{table}'))['table']
    config, seat = now['config'], next(s for s in now['seats'] if s and s['person'] == me)
    least = config['buyIn']['min']
    if seat['stack'] < least / 2: act(table, {'type': 'buy', 'amount': least})
    if GAME == 'three': act(table, {'type': 'post', 'ante': config['ante']['min'], 'pairPlus': 0})


session = json.load(ask('POST', '/api/session', {'nickname': 'Random', 'token': True}))
me, token = session['person']['id'], session['token']
# Bots that wait for nothing, since nobody looks on.
request = {'game': GAME, 'sit': True, 'bots': 2, 'clock': {'bots': 0}}
table = json.load(ask('POST', '/api/tables', request))['id']
over = 0
for kind, message in events(f'/api/tables/{table}/events'):
    if kind == 'snapshot': prepare(table)
    if kind != 'log': continue
    asked, event = message.get('legal'), message['event']
    if asked:
        option = random.choice(asked['options'])
        action = {'type': option['type']}
        if 'min' in option: action['to'] = random.randint(option['min'], option['max'])
        act(table, action, deal=asked['deal'], decision=asked['decision'])
    if event['type'] == 'deal' and event['event']['type'] == 'ended':
        over += 1
        if over >= DEALS: break
        prepare(table)
act(table, {'type': 'stand'})
print(f'{over} deals')
