"""Runs a state machine on moto's interpreter. Tasks are asked of an HTTP endpoint. Input: {definition, input, endpoint}."""

import json
import sys
import time
import urllib.request

import boto3
from moto import mock_aws
from moto.stepfunctions.parser.asl.component.state.exec.state_task import lambda_eval_utils

given = json.load(sys.stdin)


def invoke_function(parameters, **_):
    body = json.dumps(
        {"functionName": parameters["FunctionName"], "payload": json.loads(parameters["Payload"])}
    )
    request = urllib.request.Request(given["endpoint"], body.encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as response:
        outcome = json.load(response)
    if "errorType" in outcome:
        return {"StatusCode": 200, "FunctionError": "Unhandled", "Payload": outcome}
    return {"StatusCode": 200, "Payload": outcome["result"]}


lambda_eval_utils._invoke_lambda_function = invoke_function

with mock_aws(config={"stepfunctions": {"execute_state_machine": True}}):
    client = boto3.client(
        "stepfunctions", region_name="us-east-1", aws_access_key_id="moto", aws_secret_access_key="moto"
    )
    machine = client.create_state_machine(
        name="rehearsed", definition=json.dumps(given["definition"]), roleArn="arn:aws:iam::123456789012:role/moto"
    )
    execution = client.start_execution(
        stateMachineArn=machine["stateMachineArn"], input=json.dumps(given["input"])
    )
    while True:
        described = client.describe_execution(executionArn=execution["executionArn"])
        if described["status"] != "RUNNING":
            break
        time.sleep(0.2)
    print(json.dumps({"status": described["status"], "error": described.get("error")}))
